import { ShellHeader } from '@portal/ui-kit';
import { act, screen } from '@testing-library/react';
import { renderKit } from '../renderKit';
import { ShellPage } from './ShellPage';

it('LAY-2: opens an external link in a new tab without an opener', () => {
  renderKit(<ShellPage />);
  const news = screen.getByRole('link', { name: 'Tin tức', hidden: true });
  expect(news).toHaveAttribute('target', '_blank');
  expect(news).toHaveAttribute('rel', 'noopener noreferrer');
});

it('LAY-4: changes its style after 85 px of scrolling', () => {
  renderKit(<ShellPage />);
  const header = screen.getByRole('banner');
  const scrollTo = (top: number) =>
    act(() => {
      window.scrollY = top;
      window.dispatchEvent(new Event('scroll'));
    });
  scrollTo(85);
  expect(header).toHaveAttribute('data-scrolled', 'false');
  scrollTo(86);
  expect(header).toHaveAttribute('data-scrolled', 'true');
  scrollTo(0);
  expect(header).toHaveAttribute('data-scrolled', 'false');
});

it("shows another product's logo", () => {
  renderKit(
    <ShellHeader
      logoHref="/"
      logo={<img src="/dragon.svg" alt="Rồng Việt" />}
      title="Nạp game"
      links={[]}
      menu={null}
      onToggleSidebar={() => undefined}
      sidebarOpen={false}
      scrolled={false}
    />,
  );
  expect(screen.getByRole('link', { name: 'Rồng Việt' })).toHaveAttribute('href', '/');
});
