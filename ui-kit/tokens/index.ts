export { tokens, type ColourMode, type ModeTokens, type Tone } from './tokens';
export { type KitTokens, mergeTokens } from './mergeTokens';
export { tokenVariables } from './tokenVariables';
export { type BrandShape, brandStyleSheet } from './brandStyleSheet';
export {
  colourOf,
  type ColourName,
  type ContrastPair,
  contrastPairs,
  contrastRatio,
  type Role,
  roles,
} from './contrast';
export { type ColourFault, colourFaults, type ContrastFault, contrastFaults } from './contrastFaults';
export { checkKitTokens } from './checkKitTokens';
