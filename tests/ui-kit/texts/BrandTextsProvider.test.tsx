import { BrandTextsProvider, KitTextsProvider, Logo, Money, Sidebar } from '@portal/ui-kit';
import { screen } from '@testing-library/react';
import { renderKit } from '../renderKit';

it('replaces the product name and the unit of amounts, and keeps explicit units and props', () => {
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

it('keeps the replacements of a provider above it', () => {
  const { container } = renderKit(
    <KitTextsProvider texts={{ units: { GEM: 'viên' } }}>
      <BrandTextsProvider name="Rồng Việt" unit="GEM">
        <Money value={5} />
      </BrandTextsProvider>
    </KitTextsProvider>,
  );
  expect(container).toHaveTextContent('5 viên');
});

it('replaces or removes the mark of the logo', () => {
  const { container, rerender } = renderKit(<Logo title="Rồng Việt" mark={<img src="/mark.svg" alt="" />} />);
  expect(container.querySelectorAll('img')).toHaveLength(1);
  expect(container.querySelector('svg')).not.toBeInTheDocument();
  rerender(<Logo title="Rồng Việt" mark={null} />);
  expect(container.querySelector('img, svg')).not.toBeInTheDocument();
  expect(screen.getByText('Rồng Việt')).toBeVisible();
});

it('passes the given logo to the drawer of the sidebar', async () => {
  renderKit(
    <Sidebar items={[]} open onClose={() => undefined} label="Trang" logo={<Logo title="Rồng Việt" />} />,
  );
  expect(await screen.findByText('Rồng Việt')).toBeVisible();
  expect(screen.queryByText('FS Online')).not.toBeInTheDocument();
});
