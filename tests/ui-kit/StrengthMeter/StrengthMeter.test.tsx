import { StrengthMeter } from '@portal/ui-kit';
import { screen } from '@testing-library/react';
import { renderKit } from '../renderKit';

it('VAL-1: says for each character class whether it is present, not by colour alone', () => {
  const rules = [
    { text: 'Cần ít nhất 1 chữ cái', met: true },
    { text: 'Cần ít nhất 1 chữ số', met: false },
  ];
  renderKit(<StrengthMeter rules={rules} value={1} valueText="Yếu" />);
  const [letter, digit] = screen.getAllByRole('listitem');
  expect(letter).toHaveTextContent('Cần ít nhất 1 chữ cái (đạt)');
  expect(digit).toHaveTextContent('Cần ít nhất 1 chữ số (còn thiếu)');
  expect(screen.getByRole('status')).toHaveTextContent('Yếu');
});
