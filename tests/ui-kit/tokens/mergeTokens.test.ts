import { mergeTokens } from '../../../ui-kit/tokens/mergeTokens';
import { tokens } from '../../../ui-kit/tokens/tokens';

it("returns the kit's tokens if nothing is changed", () => {
  expect(mergeTokens()).toEqual(tokens);
  expect(mergeTokens({ dark: {}, light: { tone: undefined, text: undefined } })).toEqual(tokens);
});

it('changes only the named tokens, in their mode', () => {
  const merged = mergeTokens({ light: { tone: { gold: '#112233' }, canvas: '#FFFFFF' } });
  expect(merged.dark).toEqual(tokens.dark);
  expect(merged.light).toEqual({
    ...tokens.light,
    canvas: '#FFFFFF',
    tone: { ...tokens.light.tone, gold: '#112233' },
  });
});

it("does not modify the kit's own tokens", () => {
  mergeTokens({ light: { tone: { gold: '#112233' } } });
  expect(tokens.light.tone.gold).toBe('#8A5200');
});
