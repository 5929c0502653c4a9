import { render, screen } from '@testing-library/react';
import { lazyPart, loadParts } from '../../../src/components/lazyPart';

it('a part is there with the first render once the parts are loaded; one that fails keeps no other', async () => {
  lazyPart(() => Promise.reject(new Error('offline')));
  const Part = lazyPart(() => Promise.resolve(() => <p>Nạp lần cuối</p>));
  await loadParts();
  render(<Part />);
  expect(screen.getByText('Nạp lần cuối')).toBeTruthy();
});
