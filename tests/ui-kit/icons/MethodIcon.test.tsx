import { MethodIcon } from '@portal/ui-kit';
import { renderKit } from '../renderKit';

it.each(['momo', 'viettelpay', 'techcombank', 'vietcombank'])('PAY-2: has an icon for %s', (name) => {
  const { container } = renderKit(<MethodIcon name={name} />);
  expect(container.querySelector('svg')).toHaveAttribute('data-brand', name);
});

it.each(['acb', '', 'toString', '__proto__'])('PAY-2: has a neutral icon for "%s"', (name) => {
  const { container } = renderKit(<MethodIcon name={name} />);
  expect(container.querySelector('svg')).toHaveAttribute('data-neutral');
});
