import { screen } from '@testing-library/react';
import { StrengthPanel } from '../../../src/forms/StrengthPanel';
import { createMockStore, stateAfter } from '../../support/mockStore';
import { renderWithStore } from '../../support/renderWithStore';

const LENGTH = 'Tối thiểu 8 ký tự';
const [LETTER, NUMBER, SYMBOL, CASE] = [
  'Cần ít nhất 1 chữ cái',
  'Cần ít nhất 1 chữ số',
  'Cần ít nhất 1 ký tự đặc biệt',
  'Cần 1 chữ thường và 1 chữ hoa',
];

it.each([
  ['', '', 0, [LENGTH, LETTER, NUMBER, SYMBOL, CASE]],
  ['Abcde1!', 'Yếu', 1, [LENGTH]],
  ['abcdefgh', 'Yếu', 1, [NUMBER, SYMBOL, CASE]],
  ['abcdefg1', 'Trung bình', 2, [SYMBOL, CASE]],
  ['abcdef1!', 'Mạnh', 3, [CASE]],
  ['Abcdefg!', 'Mạnh', 3, [NUMBER]],
  ['Abcdef1!', 'Rất mạnh', 4, []],
])(
  'VAL-1: calls "%s" "%s", with %d of 4 bars, and says what it lacks',
  (password, strength, bars, missing) => {
    const { container } = renderWithStore(
      <StrengthPanel password={password} />,
      createMockStore(stateAfter()),
    );
    expect(screen.getByRole('status').textContent).toBe(strength);
    expect(container.querySelectorAll('[data-tone]')).toHaveLength(bars);
    const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    const rules = [LENGTH, LETTER, NUMBER, SYMBOL, CASE];
    expect(items).toEqual(rules.map((rule) => `${rule} (${missing.includes(rule) ? 'còn thiếu' : 'đạt'})`));
  },
);
