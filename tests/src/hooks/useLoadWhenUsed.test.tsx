import { fireEvent, renderHook } from '@testing-library/react';
import { useLoadWhenUsed } from '../../../src/hooks/useLoadWhenUsed';

it('loads once the player begins to use the page, once, and says nothing of a failure', () => {
  const load = jest.fn(() => Promise.reject(new Error('lost')));
  const { rerender } = renderHook(() => useLoadWhenUsed(load));
  expect(load).not.toHaveBeenCalled();
  fireEvent.pointerDown(document.body);
  fireEvent.keyDown(document.body);
  rerender();
  expect(load).toHaveBeenCalledTimes(1);
});
