import { checkKitTokens } from '../../../ui-kit/tokens/checkKitTokens';
import { secondBrand } from '../samples/secondBrand';

it('accepts valid tokens silently', () => {
  checkKitTokens({});
  checkKitTokens(secondBrand);
});

it('reports the mode, the pair, its ratio and the minimum', () => {
  expect(() => checkKitTokens({ light: { gold: { onFill: '#FFFFFF' } } })).toThrow(
    'The tokens of the kit cannot be used.\n' +
      'light: gold.onFill on gold.fill has a contrast of 1.78:1; it must have at least 4.5:1.\n',
  );
});

it('reports a colour that is not a #RRGGBB value before it computes any contrast', () => {
  expect(() => checkKitTokens({ dark: { text: 'white' } })).toThrow(
    'The tokens of the kit cannot be used.\ndark: text is white, which is not a #RRGGBB value.',
  );
});
