import { checkPayload, profileNamePayload } from '@portal/contract/rules';

const name = { firstName: 'Nam', middleName: 'Thành', lastName: 'Nguyễn' };

it.each(['Nguyễn Thị Ánh', "O'Neil", 'Đặng-Trần', 'Nam & Bắc', '👩‍🚀', '名前'])(
  'ME-3: %j is a valid name',
  (firstName) => {
    expect(checkPayload(profileNamePayload, { ...name, firstName }).ok).toBe(true);
  },
);

it.each([
  'Nam\r\nBcc: x@example.com',
  'Nam\0',
  'Nam\u001b[31m',
  'Nam\u2028',
  '\u202Enimda',
  '\u2066Nam',
  '<b>Nam</b>',
  'Nam<img src=x>',
])('ME-3: a name may contain no control characters, text direction marks or markup: %j', (text) => {
  for (const field of ['firstName', 'middleName', 'lastName'] as const)
    expect(checkPayload(profileNamePayload, { ...name, [field]: text })).toEqual({
      ok: false,
      errors: { [field]: ['Giá trị không hợp lệ'] },
    });
});
