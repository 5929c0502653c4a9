import { copyValue } from '../../../src/store/copyValue';
import { valueCopied } from '../../../src/store/slices/copied';
import { createMockStore, stateAfter } from '../../support/mockStore';

const withClipboard = (clipboard: unknown) =>
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
afterEach(() => void Reflect.deleteProperty(navigator, 'clipboard'));

describe('PAY-6: copying a value', () => {
  it('dispatches valueCopied once the clipboard has the value', async () => {
    const writeText = jest.fn(() => Promise.resolve());
    withClipboard({ writeText });
    const store = createMockStore(stateAfter());
    await store.dispatch(copyValue('vcb:content', 'FSO DEMO'));
    expect(writeText).toHaveBeenCalledWith('FSO DEMO');
    expect(store.getActions()).toEqual([valueCopied('vcb:content')]);
  });

  it.each([
    ['is refused', { writeText: () => Promise.reject(new DOMException('denied', 'NotAllowedError')) }],
    ['is missing', undefined],
  ])('dispatches nothing if the clipboard %s', async (_, clipboard) => {
    withClipboard(clipboard);
    const store = createMockStore(stateAfter());
    await store.dispatch(copyValue('vcb:content', 'FSO DEMO'));
    expect(store.getActions()).toEqual([]);
  });
});
