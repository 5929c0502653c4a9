import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { plainError } from '../../../src/api/portalError';
import { changeSaved } from '../../../src/store/slices/saved';
import { useFinishChange } from '../../../src/store/useFinishChange';
import { createMockStore, stateAfter } from '../../support/mockStore';

function finishOf(onClose: () => void) {
  const store = createMockStore(stateAfter());
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const { result } = renderHook(() => useFinishChange('phone', onClose), { wrapper });
  return { finish: result.current, store };
}

it('ME-3: confirms a saved change and closes its dialog', () => {
  const onClose = jest.fn();
  const { finish, store } = finishOf(onClose);
  expect(finish({})).toBeNull();
  expect(store.getActions()).toEqual([changeSaved('phone')]);
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('API-5: keeps the dialog open after a failed change, and passes the error to the form', () => {
  const onClose = jest.fn();
  const { finish, store } = finishOf(onClose);
  const error = plainError('offline');
  expect(finish({ error })).toBe(error);
  expect(store.getActions()).toEqual([]);
  expect(onClose).not.toHaveBeenCalled();
});
