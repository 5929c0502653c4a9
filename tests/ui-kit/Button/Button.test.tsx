import { Button } from '@portal/ui-kit';
import { screen } from '@testing-library/react';
import { tokens } from '@portal/ui-kit/theme';
import { contrastRatio } from '../../../ui-kit/tokens/contrast';
import { renderKit } from '../renderKit';

type Declarations = Record<string, string>;

/** The last declaration of each property in the rules that match. jsdom resolves neither variables nor pseudo-classes. */
const declarationsWhere = (matches: (selector: string) => boolean): Declarations =>
  Object.fromEntries(
    [...document.styleSheets]
      .flatMap(({ cssRules }) => [...cssRules])
      .filter((rule): rule is CSSStyleRule => 'selectorText' in rule && matches(String(rule.selectorText)))
      .flatMap(({ style }) => Array.from(style).map((name) => [name, style.getPropertyValue(name)])),
  );

const ofMode = (mode: string) => declarationsWhere((selector) => selector.includes(`[data-mode="${mode}"]`));
const ofButton = (pseudoClass = ':none') =>
  declarationsWhere((selector) => {
    const plain = selector.replaceAll(pseudoClass, '');
    return !/[:[]/.test(plain) && screen.getByRole('button').matches(plain);
  });

const withoutVariables = (value: string, known: Declarations): string => {
  const replaced = value.replace(
    /var\((--[\w-]+)(?:, ([^()]*))?\)/,
    (_, name: string, otherwise: string = '') => known[name] ?? otherwise,
  );
  return replaced === value ? value : withoutVariables(replaced, known);
};

const channelsOf = (hex: string) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
const hexOf = (channels: number[]) =>
  `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;

/** A colour as a hex value, also if it is mixed. */
function hexValue(value = '', known: Declarations): string {
  const plain = withoutVariables(value, known);
  const [, one = '', share = '', other = ''] =
    /^color-mix\(in srgb, (\S+) (\d+)%, (\S+)\)$/.exec(plain) ?? [];
  if (!one) return plain;
  const others = channelsOf(other);
  const part = Number(share) / 100;
  return hexOf(channelsOf(one).map((channel, at) => channel * part + (others[at] ?? 0) * (1 - part)));
}

describe.each(['dark', 'light'] as const)('a button for what cannot be undone, in the %s mode', (mode) => {
  const colours = (pseudoClass?: string) => {
    const found = ofButton(pseudoClass);
    const known = { ...ofMode('dark'), ...ofMode(mode), ...found };
    return {
      label: hexValue(found['color'], known),
      fill: hexValue(found['background'] ?? found['background-color'], known),
    };
  };

  it.each([
    ['at rest', false, undefined],
    ['hovered', false, ':hover'],
    ['pressed', false, ':active'],
    ['disabled', true, undefined],
  ])('its label can be read: %s', (_, disabled, pseudoClass) => {
    renderKit(
      <Button tone="danger" disabled={disabled}>
        Xóa
      </Button>,
    );
    const { label, fill } = colours(pseudoClass);
    expect(contrastRatio(label, fill)).toBeGreaterThanOrEqual(4.5);
  });

  it('has the colour of errors, and another one while hovered', () => {
    renderKit(<Button tone="danger">Xóa</Button>);
    const { error } = tokens[mode].tone;
    expect(colours().fill).toBe(error);
    expect(colours(':hover').fill).not.toBe(error);
  });
});
