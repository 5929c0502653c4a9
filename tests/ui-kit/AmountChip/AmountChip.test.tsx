import { AmountChip, AmountChipGroup } from '@portal/ui-kit';
import { screen } from '@testing-library/react';
import { renderKit } from '../renderKit';

it('PLAY-10: has two columns, and amounts that wrap, in a window that is narrow for the text size', () => {
  renderKit(
    <AmountChipGroup label="Số tiền">
      <AmountChip label="100.000 đ" selected={false} onSelect={() => undefined} />
    </AmountChipGroup>,
  );
  const narrow = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules] as CSSMediaRule[])
    .filter(({ conditionText }) => conditionText === '(max-width: 21.24em)')
    .flatMap(({ cssRules }) => [...cssRules] as CSSStyleRule[]);
  const styleOf = (element: Element) =>
    narrow
      .filter(({ selectorText }) => element.matches(selectorText))
      .map(({ style }) => style.cssText)
      .join(' ');
  expect(styleOf(screen.getByRole('radiogroup'))).toContain('repeat(2, minmax(0, 1fr))');
  expect(styleOf(screen.getByText('100.000 đ'))).toContain('white-space: normal');
});
