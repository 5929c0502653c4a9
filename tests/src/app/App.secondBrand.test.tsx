import { screen } from '@testing-library/react';
import { examplePortalConfig, defaultBrand } from '@portal/contract';
import { setBrandTexts } from '../../../src/i18n/i18n';
import brand from '../../fixtures/brand/brand.json';
import { userFixture } from '../../fixtures/users';
import { payFixture } from '../../fixtures/transactions';
import { set, useFakeHost } from '../../support/fakeHost';
import { renderPortal } from '../../support/renderPortal';

const host = useFakeHost();
afterEach(() => setBrandTexts(defaultBrand));

const { name, company, unit } = brand;
const second = { name, company, unit, logo: '/logo.svg', coin: '/coin.svg' };

/** The portal at a path, opened under the second brand as start.tsx does it. */
function open(path: string) {
  setBrandTexts(second);
  return renderPortal(path, { config: { ...examplePortalConfig, brand: second } });
}

it('APP-6: the page title ends with the name of the brand', async () => {
  set(host, { me: null });
  open('/login');
  await screen.findByRole('heading', { name: 'Đăng nhập' });
  expect(document.title).toBe(`Đăng nhập | ${name}`);
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/');
  expect(screen.getByText(`Quản lý tài khoản và nạp ${unit} cho ${name}`)).toBeVisible();
  expect(screen.getByText(new RegExp(`^© \\d{4} ${company}`))).toBeVisible();
});

it('APP-1, TX-3: amounts have the unit of the brand, and purchases its game name', async () => {
  set(host, { me: userFixture({ credit: 16_600 }), history: [payFixture()] });
  const { container } = open('/transactions');
  expect(await screen.findByText(`${name}: 2.000 Xu`)).toBeVisible();
  expect(container).toHaveTextContent(`16.600 ${unit}`);
  expect(container).not.toHaveTextContent(/\bKP\b|FS Online/);
});
