import { StepDots } from '@portal/ui-kit';
import { screen } from '@testing-library/react';
import { renderKit } from '../renderKit';

it('REG-1: names the step in a live region, so that a change is announced', () => {
  const { rerender } = renderKit(<StepDots count={3} current={1} label="Bước 1/3: Số điện thoại" />);
  const status = screen.getByRole('status');
  expect(status).toHaveTextContent('Bước 1/3: Số điện thoại');
  rerender(<StepDots count={3} current={2} label="Bước 2/3: Tên đăng nhập" />);
  expect(screen.getByRole('status')).toBe(status);
  expect(status).toHaveTextContent('Bước 2/3: Tên đăng nhập');
});

it('REG-1: renders one dot for each step and marks the current one', () => {
  const { container } = renderKit(<StepDots count={3} current={2} label="" />);
  const states = [...container.querySelectorAll('[data-state]')].map((dot) => dot.getAttribute('data-state'));
  expect(states).toEqual(['done', 'current', 'ahead']);
});
