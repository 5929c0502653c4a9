import { render } from '@testing-library/react';
import { firstBrand, unsetPortalConfig, type Brand } from '@portal/contract';
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

const second: Brand = { ...firstBrand, name: 'Rồng Việt', logo: '/logo.svg', coin: '/coin.svg' };

it('the first brand has the drawings of the kit', () => {
  const shown = show(firstBrand);
  expect(shown.querySelectorAll('img')).toHaveLength(0);
  expect(shown.querySelector('path[fill="#F6B73C"]')).toBeInTheDocument();
});

it('another brand has its own pictures, which screen readers skip', () => {
  const shown = show(second);
  expect([...shown.querySelectorAll('img')].map((img) => [img.getAttribute('src'), img.alt])).toEqual([
    ['/logo.svg', ''],
    ['/coin.svg', ''],
  ]);
  expect(shown.querySelector('svg')).not.toBeInTheDocument();
});

it('another brand without pictures never has those of the first one', () => {
  const shown = show({ ...second, logo: '', coin: '' });
  expect(shown.querySelector('img, path[fill="#F6B73C"], [viewBox="0 0 120 90"]')).not.toBeInTheDocument();
  expect(shown.querySelectorAll('svg[aria-hidden]')).toHaveLength(1);
});
