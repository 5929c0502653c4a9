import { checkPayload, profileNamePayload } from '@portal/contract/rules';

const name = { firstName: 'Nam', middleName: 'Thành', lastName: 'Nguyễn' };

it.each(['Nguyễn Thị Ánh', "O'Neil", 'Đặng-Trần', 'Nam & Bắc', '👩‍🚀', '名前', 'علی\u200Cرضا'])(
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
  'Nam\u200E',
  'Nam\u200F',
  'Nam\u061C',
  'N\u200Bam',
  'Na\u00ADm',
  '\uFEFFNam',
  '<b>Nam</b>',
  'Nam<img src=x>',
])(
  'ME-3: a name may contain no control characters, text direction marks, invisible characters or markup: %j',
  (text) => {
    for (const field of ['firstName', 'middleName', 'lastName'] as const)
      expect(checkPayload(profileNamePayload, { ...name, [field]: text })).toEqual({
        ok: false,
        errors: { [field]: ['Giá trị không hợp lệ'] },
      });
  },
);

it.each([' ', '\u200D', '\u200C \u200D', '\u3164', '\u200B', '\u00AD'])(
  'ME-3: a name that nobody can see is blank: %j',
  (text) => {
    const { errors } = checkPayload(profileNamePayload, { ...name, firstName: text, lastName: text }) as {
      errors: Record<string, string[]>;
    };
    expect(errors).toEqual({ firstName: ['Hãy nhập tên của bạn'], lastName: ['Hãy nhập họ của bạn'] });
  },
);
