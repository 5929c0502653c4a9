import {
  AmountChip,
  AmountChipGroup,
  ColourModeSwitch,
  CopyableValue,
  Dialog,
  SelectField,
  SettingRow,
  Toast,
} from '@portal/ui-kit';
import { CheckboxField, PasswordField, TextField } from '@portal/ui-kit/forms';
import { screen } from '@testing-library/react';
import { renderForm } from '../forms/renderForm';
import { renderKit } from '../renderKit';

const nothing = () => undefined;

const heightsOf = (element: Element) => {
  const { height, paddingTop, paddingBottom } = getComputedStyle(element);
  return [height, paddingTop, paddingBottom];
};

it('PLAY-10: fields grow with the text size, so that a label does not cover a value at 200 %', () => {
  renderForm({ children: <TextField name="username" label="Tên đăng nhập" /> });
  renderKit(<SelectField label="Máy chủ" options={[]} value="" onChange={nothing} />);
  expect(heightsOf(screen.getByRole('textbox'))).toEqual(['1.5rem', '1.5rem', '0.5rem']);
  expect(heightsOf(screen.getByRole('combobox'))).toEqual(['3.5rem', '1.4375rem', '0.4375rem']);
  for (const label of screen.getAllByText(/Tên đăng nhập|Máy chủ/, { selector: 'label' }))
    expect(getComputedStyle(label).transform).toMatch(/^translate\(17px, [\d.]+rem\)/);
});

it('PLAY-10: a label in an empty field is no wider than the field', () => {
  renderForm({ children: <TextField name="username" label="Tên đăng nhập" /> });
  const rules = [...document.styleSheets].flatMap(({ cssRules }) =>
    [...cssRules].map(({ cssText }) => cssText),
  );
  const ofEmptyField = rules.filter((rule) => /placeholder-shown.*label ?\{/.test(rule)).join(' ');
  expect(ofEmptyField).toContain('scale(1)');
  expect(ofEmptyField).toContain('max-width: calc(100% - 34px)');
});

it('a placeholder is not covered by the label: only the label of a field without one is centred', () => {
  renderForm({ children: <TextField name="reference" label="Mã giao dịch" placeholder="FT26325" /> });
  // jsdom does not know :-webkit-autofill, so the label's computed style says nothing.
  const centring = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules] as CSSStyleRule[])
    .filter(({ cssText }) => /placeholder-shown.*label ?\{/.test(cssText));
  const inputs = centring.map(({ selectorText }) => /:has\((.*):placeholder-shown/.exec(selectorText)?.[1]);
  expect([...new Set(inputs)]).toEqual(['input[placeholder=" "]']);
  expect(screen.getByRole('textbox').matches('input[placeholder=" "]')).toBe(false);
});

it.each([
  [
    'AmountChip',
    (disabled: boolean) => <AmountChip label="A" disabled={disabled} selected={false} onSelect={nothing} />,
  ],
  [
    'AmountChipGroup',
    (disabled: boolean) => (
      <AmountChipGroup label="Số tiền" disabled={disabled}>
        <AmountChip label="A" selected={false} onSelect={nothing} />
      </AmountChipGroup>
    ),
  ],
  [
    'ColourModeSwitch',
    (disabled: boolean) => (
      <ColourModeSwitch
        value="dark"
        disabled={disabled}
        onChange={nothing}
        labels={{ legend: 'Giao diện', light: 'A', dark: 'B', system: 'C' }}
      />
    ),
  ],
  ['SettingRow', (disabled: boolean) => <SettingRow label="Họ tên" value="A" disabled={disabled} />],
  [
    'CopyableValue',
    (disabled: boolean) => (
      <CopyableValue label="Mã" value="A" emphasis disabled={disabled} onCopy={nothing} />
    ),
  ],
  ['CheckboxField', (disabled: boolean) => <CheckboxField name="agree" label="A" disabled={disabled} />],
])('a disabled %s looks disabled: its text is as dim as that of a disabled field', (_, control) => {
  const colourOf = (disabled: boolean) => {
    const { unmount } = renderForm({ children: control(disabled) });
    const { color } = getComputedStyle(screen.getByText('A'));
    unmount();
    return color;
  };
  const dim = colourOf(true);
  expect(dim).toContain('--kit-palette-text-secondary');
  expect(colourOf(false)).not.toBe(dim);
});

/** The declarations of the invisible target around an element. */
const targetOf = (element: Element) =>
  [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule): rule is CSSStyleRule => 'selectorText' in rule)
    .filter(
      ({ selectorText }) => selectorText.endsWith('::after') && element.matches(selectorText.slice(0, -7)),
    )
    .map(({ style }) => style.cssText)
    .join(' ');

it.each([
  ['Dialog', () => renderKit(<Dialog open title="Đổi tên" onClose={nothing} />), 'Đóng'],
  ['Toast', () => renderKit(<Toast open message="Đã lưu" onClose={nothing} />), 'Đóng thông báo'],
  [
    'PasswordField',
    () => renderForm({ children: <PasswordField name="password" label="Mật khẩu" /> }),
    'Hiện mật khẩu',
  ],
])('PLAY-10: the icon button of %s has a target of at least 44 px', (_, render, name) => {
  render();
  const target = targetOf(screen.getByRole('button', { name }));
  expect(target).toContain('position: absolute; inset: min(0px, (100% - 44px) / 2)');
});
