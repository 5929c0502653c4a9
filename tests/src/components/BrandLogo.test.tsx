import { render } from '@testing-library/react';
import { defaultBrand, unsetPortalConfig, type Brand } from '@portal/contract';
import { KitThemeProvider } from '@portal/ui-kit/theme';
import { BrandCoin } from '../../../src/components/BrandCoin';
import { BrandLogo } from '../../../src/components/BrandLogo';
import { PortalConfigContext } from '../../../src/lib/PortalConfigContext';

const show = (brand: Brand) =>
  render(
    <KitThemeProvider>
      <PortalConfigContext value={{ ...unsetPortalConfig, brand }}>
        <BrandLogo />
        <BrandCoin grade={2} />
      </PortalConfigContext>
    </KitThemeProvider>,
  ).container;

const second: Brand = { ...defaultBrand, name: 'Rồng Việt', logo: '/logo.svg', coin: '/coin.svg' };

it('shows the drawings of the kit for the default brand', () => {
  const shown = show(defaultBrand);
  expect(shown.querySelectorAll('img')).toHaveLength(0);
  expect(shown.querySelector('path[fill="#F6B73C"]')).toBeInTheDocument();
});

it('shows the pictures of another brand, hidden from screen readers', () => {
  const shown = show(second);
  expect([...shown.querySelectorAll('img')].map((img) => [img.getAttribute('src'), img.alt])).toEqual([
    ['/logo.svg', ''],
    ['/coin.svg', ''],
  ]);
  expect(shown.querySelector('svg')).not.toBeInTheDocument();
});

it('never shows pictures of the default brand for a brand without pictures', () => {
  const shown = show({ ...second, logo: '', coin: '' });
  expect(shown.querySelector('img, path[fill="#F6B73C"], [viewBox="0 0 120 90"]')).not.toBeInTheDocument();
  expect(shown.querySelectorAll('svg[aria-hidden]')).toHaveLength(1);
});
