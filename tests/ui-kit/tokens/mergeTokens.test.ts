import { mergeTokens } from '../../../ui-kit/tokens/mergeTokens';
import { tokens } from '../../../ui-kit/tokens/tokens';

it("keeps the kit's tokens where nothing is changed", () => {
  expect(mergeTokens()).toEqual(tokens);
  expect(mergeTokens({ dark: {}, light: { tone: undefined, text: undefined } })).toEqual(tokens);
});

it('changes only what is named, in its mode', () => {
  const merged = mergeTokens({ light: { tone: { gold: '#112233' }, canvas: '#FFFFFF' } });
  expect(merged.dark).toEqual(tokens.dark);
  expect(merged.light).toEqual({
    ...tokens.light,
    canvas: '#FFFFFF',
    tone: { ...tokens.light.tone, gold: '#112233' },
  });
});

it("leaves the kit's own tokens as they are", () => {
  mergeTokens({ light: { tone: { gold: '#112233' } } });
  expect(tokens.light.tone.gold).toBe('#8A5200');
});
