import { BalanceBar, Dialog, KitTextsProvider, Logo, Money } from '@portal/ui-kit';
import { screen } from '@testing-library/react';
import { CountdownButton } from '../../../ui-kit/CountdownButton/CountdownButton';
import { renderKit } from '../renderKit';

it('replaces only the texts that it names', () => {
  renderKit(
    <KitTextsProvider texts={{ dialog: { close: 'Close' }, logo: { title: 'Rồng Việt' } }}>
      <Dialog open onClose={() => undefined} title="Title">
        <Logo />
        <Money value={5} />
      </Dialog>
    </KitTextsProvider>,
  );
  expect(screen.getByRole('button', { name: 'Close' })).toBeVisible();
  expect(screen.getByText('Rồng Việt')).toBeVisible();
  expect(screen.getByRole('dialog')).toHaveTextContent('5 KP');
});

it('keeps a text given as a prop', () => {
  renderKit(
    <KitTextsProvider texts={{ logo: { title: 'Rồng Việt' } }}>
      <Logo title="Riêng" />
    </KitTextsProvider>,
  );
  expect(screen.getByText('Riêng')).toBeVisible();
});

it('adds to the replacements of a provider above it, within one group as well', () => {
  renderKit(
    <KitTextsProvider texts={{ balance: { credit: 'Balance' } }}>
      <KitTextsProvider texts={{ balance: { debt: 'Debt' } }}>
        <BalanceBar debt={10} />
      </KitTextsProvider>
    </KitTextsProvider>,
  );
  expect(screen.getByText('Balance')).toBeVisible();
  expect(screen.getByText(/^Debt/)).toBeVisible();
});

it('replaces the unit of amounts and the sign of a unit', () => {
  renderKit(
    <KitTextsProvider texts={{ money: { unit: 'GEM' }, units: { GEM: 'ngọc' } }}>
      <p>
        <Money value={1200} />, <Money value={3} unit="VND" />, <Money value={4} unit="Xu" />
      </p>
    </KitTextsProvider>,
  );
  expect(screen.getByText(/,/)).toHaveTextContent('1.200 ngọc, 3 đ, 4 Xu');
});

it('accepts a function for a text that contains a number', () => {
  renderKit(
    <KitTextsProvider texts={{ countdownButton: { wait: (label, seconds) => `${label} in ${seconds} s` } }}>
      <CountdownButton label="Send" availableAt={9000} now={1000} />
    </KitTextsProvider>,
  );
  expect(screen.getByRole('button', { name: 'Send in 8 s' })).toBeDisabled();
});
