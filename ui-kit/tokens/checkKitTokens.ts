import { colourFaults, contrastFaults } from './contrastFaults';
import { type KitTokens, mergeTokens } from './mergeTokens';

const lines = (tokens: ReturnType<typeof mergeTokens>): string[] => {
  const wrong = colourFaults(tokens);
  if (wrong.length > 0)
    return wrong.map(
      ({ mode, name, value }) => `${mode}: ${name} is ${value}, which is not a #RRGGBB value.`,
    );
  return contrastFaults(tokens).map(
    ({ mode, foreground, background, ratio, minimum }) =>
      // Rounded down, so that 4.496 is not reported as 4.50.
      `${mode}: ${foreground} on ${background} has a contrast of ${(Math.floor(ratio * 100) / 100).toFixed(2)}:1; it must have at least ${minimum.toFixed(1)}:1.`,
  );
};

/**
 * Throws an Error that names every pair of colours below WCAG AA with its ratio and minimum, or every colour that is not a #RRGGBB
 * value. A product calls it in a test or before its build. createKitTheme calls it only in development, so that production bundles omit it.
 */
export const checkKitTokens = (changes: KitTokens): void => {
  const faults = lines(mergeTokens(changes));
  if (faults.length > 0) throw new Error(`The tokens of the kit cannot be used.\n${faults.join('\n')}`);
};
