/** Stands in for a component that is bundled by others and never shown (webpack.config.ts); it must be a default export. */
const Nothing = (): null => null;
export default Nothing;
