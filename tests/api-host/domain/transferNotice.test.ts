import { readNotice } from '../../../api-host/domain/transferNotice';

describe('the body of a notice', () => {
  const notice = { id: 'FT1', amount: 1000, content: 'FSO KP demo' };

  it('is returned unchanged if valid', () => {
    expect(readNotice(notice)).toEqual({ notice });
    expect(readNotice({ ...notice, content: '' })).toEqual({ notice: { ...notice, content: '' } });
  });

  it.each([
    [null, ''],
    [[], ''],
    [{ ...notice, id: '' }, 'id'],
    [{ ...notice, id: '  ' }, 'id'],
    [{ ...notice, id: 'x'.repeat(129) }, 'id'],
    [{ ...notice, id: 7 }, 'id'],
    [{ ...notice, id: 'FT\ud800' }, 'id'],
    [{ ...notice, amount: 0 }, 'amount'],
    [{ ...notice, amount: -5 }, 'amount'],
    [{ ...notice, amount: 1.5 }, 'amount'],
    [{ ...notice, amount: '1000' }, 'amount'],
    [{ ...notice, amount: 1e12 + 1 }, 'amount'],
    [{ ...notice, content: 'x'.repeat(1001) }, 'content'],
    [{ ...notice, content: 'a\0b' }, 'content'],
    [{ ...notice, extra: 1 }, 'extra'],
    [{ ...notice, 'a\0\ud800': 1 }, 'a\ufffd\ufffd'],
  ])('%j is refused for %p', (body, field) => {
    const read = readNotice(body);
    expect('errors' in read && Object.keys(read.errors)).toEqual([field]);
  });
});
