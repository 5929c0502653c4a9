import { mirrorLocation } from '../../../src/store/mirrorLocation';
import { locationChanged } from '../../../src/store/slices/location';
import { createMockStore, stateAfter } from '../../support/mockStore';

const payment = { pathname: '/payment', search: '', hash: '', state: { from: '/' } };

describe('decision 0050: the mirrored location', () => {
  it('dispatches the first location', () => {
    const store = createMockStore(stateAfter());
    store.dispatch(mirrorLocation(payment));
    expect(store.getActions()).toEqual([locationChanged(payment)]);
  });

  it('dispatches nothing for an equal location', () => {
    const store = createMockStore(stateAfter(locationChanged(payment)));
    store.dispatch(mirrorLocation({ ...payment, state: { from: '/' } }));
    expect(store.getActions()).toEqual([]);
  });

  it.each([{ search: '?a=1' }, { hash: '#qr' }, { state: null }, { pathname: '/recharge' }])(
    'dispatches a location that differs in %j, without the router’s own fields',
    (change) => {
      const store = createMockStore(stateAfter(locationChanged(payment)));
      store.dispatch(mirrorLocation(Object.assign({ key: 'abc' }, payment, change)));
      expect(store.getActions()).toEqual([locationChanged({ ...payment, ...change })]);
    },
  );
});
