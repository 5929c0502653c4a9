/** Replaces the theme that MUI makes for components without a provider (webpack.config.ts). The portal has a provider at its root. */
export { kitTheme as default } from '../../ui-kit/theme/kitTheme';
