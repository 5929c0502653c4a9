import { AuthLayout } from '@portal/ui-kit';
import { screen } from '@testing-library/react';
import { focusMain } from '../../../ui-kit/shared/focusMain';
import { renderKit } from '../renderKit';

it("LAY-1: shows the kit's logo and sky", () => {
  const { container } = renderKit(
    <AuthLayout logoHref="/" footer="© 2026">
      Nội dung
    </AuthLayout>,
  );
  expect(screen.getByRole('link', { name: 'FS Online' })).toHaveAttribute('href', '/');
  expect(container.querySelector('[data-art="key"]')).not.toBeNull();
});

it("shows another product's logo and scenery", () => {
  const { container } = renderKit(
    <AuthLayout
      logoHref="/"
      footer="© 2026"
      logo={<img src="/dragon.svg" alt="Rồng Việt" />}
      scenery={<div aria-hidden data-testid="forest" />}
    >
      Nội dung
    </AuthLayout>,
  );
  expect(screen.getByRole('link', { name: 'Rồng Việt' })).toBeVisible();
  expect(screen.getByTestId('forest')).toBeInTheDocument();
  expect(container.querySelector('[data-art="key"]')).toBeNull();
  expect(container.querySelector('svg')).toBeNull();
});

it('can be without scenery', () => {
  const { container } = renderKit(
    <AuthLayout logoHref="/" footer="© 2026" scenery={null}>
      Nội dung
    </AuthLayout>,
  );
  expect(container.querySelector('[data-art="key"]')).toBeNull();
});

it('has a main element that can receive the focus of what was removed', () => {
  renderKit(
    <AuthLayout logoHref="/" footer="© 2026">
      Nội dung
    </AuthLayout>,
  );
  focusMain();
  expect(screen.getByRole('main')).toHaveFocus();
});
