/** Stands in for the theme that MUI makes for components without a provider (webpack.config.ts): the portal has one at its root. */
export { kitTheme as default } from '../../ui-kit/theme/kitTheme';
