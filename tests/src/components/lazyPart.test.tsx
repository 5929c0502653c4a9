import { render, screen } from '@testing-library/react';
import { lazyPart, loadParts } from '../../../src/components/lazyPart';

it('renders at once after the parts have loaded, even if another part failed to load', async () => {
  lazyPart(() => Promise.reject(new Error('offline')));
  const Part = lazyPart(() => Promise.resolve(() => <p>Nạp lần cuối</p>));
  await loadParts();
  render(<Part />);
  expect(screen.getByText('Nạp lần cuối')).toBeTruthy();
});
