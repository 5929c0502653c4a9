import { BrandTextsProvider, KitTextsProvider, Logo, Money, Sidebar } from '@portal/ui-kit';
import { screen } from '@testing-library/react';
import { renderKit } from '../renderKit';

it('replaces the name of the product and the unit of amounts, and leaves units and props', () => {
  const { container } = renderKit(
    <BrandTextsProvider name="Rồng Việt" unit="ngọc">
      <Logo />
      <p>
        <Money value={5} />, <Money value={5} unit="VND" />, <Money value={5} unit="GEM" />
      </p>
    </BrandTextsProvider>,
  );
  expect(screen.getByText('Rồng Việt')).toBeVisible();
  expect(container.querySelector('p')).toHaveTextContent('5 ngọc, 5 đ, 5 GEM');
});

it('leaves what a provider above it replaced', () => {
  const { container } = renderKit(
    <KitTextsProvider texts={{ units: { GEM: 'viên' } }}>
      <BrandTextsProvider name="Rồng Việt" unit="GEM">
        <Money value={5} />
      </BrandTextsProvider>
    </KitTextsProvider>,
  );
  expect(container).toHaveTextContent('5 viên');
});

it('a logo has another mark, or none', () => {
  const { container, rerender } = renderKit(<Logo title="Rồng Việt" mark={<img src="/mark.svg" alt="" />} />);
  expect(container.querySelectorAll('img')).toHaveLength(1);
  expect(container.querySelector('svg')).not.toBeInTheDocument();
  rerender(<Logo title="Rồng Việt" mark={null} />);
  expect(container.querySelector('img, svg')).not.toBeInTheDocument();
  expect(screen.getByText('Rồng Việt')).toBeVisible();
});

it('the drawer of a sidebar has the logo that it is given', async () => {
  renderKit(
    <Sidebar items={[]} open onClose={() => undefined} label="Trang" logo={<Logo title="Rồng Việt" />} />,
  );
  expect(await screen.findByText('Rồng Việt')).toBeVisible();
  expect(screen.queryByText('FS Online')).not.toBeInTheDocument();
});
