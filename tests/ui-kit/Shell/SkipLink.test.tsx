import { screen } from '@testing-library/react';
import { renderKit } from '../renderKit';
import { ShellPage } from './ShellPage';

it('links to the main element', () => {
  renderKit(<ShellPage />);
  expect(screen.getByRole('link', { name: 'Đến nội dung chính' })).toHaveAttribute(
    'href',
    `#${screen.getByRole('main').id}`,
  );
});
