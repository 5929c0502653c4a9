import { SmsCommand } from '@portal/ui-kit';
import { screen } from '@testing-library/react';
import { renderKit } from '../renderKit';

it('REC-2: shows the text and the numbers; a number with an address is a button-like link to the SMS app', () => {
  renderKit(
    <SmsCommand
      text="MXT demo"
      numbers={[{ label: '0900 000 001', href: 'sms:1' }, { label: '0900 000 002' }]}
    />,
  );
  expect(screen.getByText('MXT demo')).toBeInTheDocument();
  expect(screen.getByRole('link')).toHaveAttribute('href', 'sms:1');
  expect(screen.getByText('0900 000 002')).toBeInTheDocument();
});

it('PLAY-10: the buttons stand one below the other where large text leaves no room for two', () => {
  renderKit(<SmsCommand text="MXT demo" numbers={[{ label: '0900 000 001', href: 'sms:1' }]} />);
  const { gridTemplateColumns } = getComputedStyle(screen.getByRole('link').parentElement as Element);
  expect(gridTemplateColumns).toContain('minmax(min(100%, 8.25rem), 1fr)');
});
