import {
  AmountChip,
  AmountChipGroup,
  BonusTable,
  Button,
  CoinTile,
  CoinTileGroup,
  ColourModeSwitch,
  LinkButton,
  MethodTile,
  MethodTileGroup,
  QRCode,
  SelectField,
  Sidebar,
  StrengthMeter,
  History,
} from '@portal/ui-kit';
import { act, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderKit } from '../renderKit';

const nothing = () => undefined;

/** The declarations of the sheet's rules that apply to an element in forced colours. jsdom evaluates no media queries. */
function inForcedColours(element: Element): string {
  const blocks = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule): rule is CSSMediaRule =>
      /forced-colors: active/.test((rule as CSSMediaRule).conditionText),
    );
  return blocks
    .flatMap(({ cssRules }) => [...cssRules] as CSSStyleRule[])
    .filter(({ selectorText }) => element.matches(selectorText))
    .map(({ style }) => style.cssText)
    .join(' ');
}

const chips = (
  <AmountChipGroup label="Số tiền">
    <AmountChip label="50.000 đ" selected onSelect={nothing} />
    <AmountChip label="100.000 đ" selected={false} onSelect={nothing} />
  </AmountChipGroup>
);
const tiles = (
  <CoinTileGroup label="Gói nạp">
    <CoinTile coins={500} coinName="Xu" cost={5000} picture={<i />} selected onSelect={nothing} />
    <CoinTile coins={2000} coinName="Xu" cost={20000} picture={<i />} selected={false} onSelect={nothing} />
  </CoinTileGroup>
);
const modes = <ColourModeSwitch value="light" onChange={nothing} />;
const methods = (
  <MethodTileGroup aria-label="Phương thức">
    <MethodTile href="#bank" title="Ngân hàng" selected />
    <MethodTile href="#card" title="Thẻ cào" />
  </MethodTileGroup>
);
const rows = [1, 2].map((cash) => ({ cash, credit: 1, bonus: 1, selectLabel: `${cash} đ` }));
const bonuses = <BonusTable rateText="" rows={rows} selected={0} onSelect={nothing} />;
const pages = (
  <Sidebar
    open={false}
    onClose={nothing}
    label="Trình đơn"
    items={[
      { href: '#payment', label: 'Nạp thẻ', icon: History, current: true },
      { href: '#recharge', label: 'Nạp game', icon: History },
    ]}
  />
);
const radios = () => screen.getAllByRole('radio').map((radio) => radio.closest('label'));
const links = () => screen.getAllByRole('link', { hidden: true });

const buttons = () => screen.getAllByRole('button');

const groups: [string, ReactElement, () => (Element | null)[]][] = [
  ['AmountChip', chips, radios],
  ['CoinTile', tiles, radios],
  ['ColourModeSwitch', modes, radios],
  ['MethodTile', methods, links],
  ['BonusTable', bonuses, buttons],
  ['Sidebar', pages, links],
];

it.each(groups)(
  '%s: the selected option has a border of its own in forced colours',
  (_name, group, options) => {
    renderKit(group);
    const [selected, other] = options().map((option) => inForcedColours(option as Element));
    expect(selected).toContain('border: 3px solid Highlight');
    expect(other).toBe('');
  },
);

const variants = ['primary', 'secondary', 'quiet'] as const;

it.each(variants)('Button and LinkButton: the %s variant has a border in forced colours', (variant) => {
  renderKit(
    <>
      <Button variant={variant}>Nạp Xu</Button>
      <LinkButton variant={variant} href="#payment">
        Nạp thẻ
      </LinkButton>
    </>,
  );
  for (const control of [screen.getByRole('button'), screen.getByRole('link')])
    expect(inForcedColours(control)).toBe('border: 1px solid;');
});

it('SelectField: its focus has an outline of its own in forced colours', () => {
  renderKit(<SelectField label="Máy chủ" options={[]} value="" onChange={nothing} />);
  const select = screen.getByRole('combobox');
  expect(inForcedColours(select)).toBe('');
  act(() => select.focus());
  expect(inForcedColours(select)).toContain('outline: 2px solid Highlight');
});

it('StrengthMeter: its bars have borders, and those reached are filled', () => {
  renderKit(<StrengthMeter rules={[]} value={1} max={2} valueText="Yếu" />);
  const [reached, ahead] = [...screen.getByRole('group').querySelectorAll('[aria-hidden]')];
  expect(inForcedColours(reached as Element)).toContain('background-color: Highlight');
  expect(inForcedColours(ahead as Element)).toBe('border: 1px solid;');
});

it('PAY-3: QRCode keeps its white background in forced colours', () => {
  renderKit(<QRCode data="1" data-testid="code" />);
  expect(getComputedStyle(screen.getByTestId('code'))).toHaveProperty('forced-color-adjust', 'none');
});
