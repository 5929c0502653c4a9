/** The four character classes of requirements §5; mixedCase means a lower-case and an upper-case letter. */
export const passwordClasses = ['letter', 'number', 'symbol', 'mixedCase'] as const;
export type PasswordClass = (typeof passwordClasses)[number];

export const passwordClassMessages: Record<PasswordClass, string> = {
  letter: 'Cần ít nhất 1 chữ cái',
  number: 'Cần ít nhất 1 chữ số',
  symbol: 'Cần ít nhất 1 ký tự đặc biệt',
  mixedCase: 'Cần 1 chữ thường và 1 chữ hoa',
};

const tests: Record<PasswordClass, (password: string) => boolean> = {
  letter: (password) => /\p{L}/u.test(password),
  number: (password) => /\p{Nd}/u.test(password),
  symbol: (password) => /[^\p{L}\p{M}\p{Nd}\s]/u.test(password),
  mixedCase: (password) => /\p{Ll}/u.test(password) && /\p{Lu}/u.test(password),
};

/** The classes missing from a password, in the order of `passwordClasses`. */
export function missingPasswordClasses(password: string): PasswordClass[] {
  return passwordClasses.filter((name) => !tests[name](password));
}

export const passwordStrengths = ['medium', 'strong', 'veryStrong'] as const;
export type PasswordStrength = (typeof passwordStrengths)[number];

interface StrengthRule {
  classes: number;
  required: PasswordClass[];
  message: string;
}

/** VAL-1: how many classes a strength needs, which of them are required, and the message if they are missing. */
export const strengthRules: Record<PasswordStrength, StrengthRule> = {
  medium: {
    classes: 2,
    required: ['number'],
    message: 'Hãy chọn một mật khẩu mạnh hơn, thử kết hợp chữ cái và chữ số.',
  },
  strong: {
    classes: 3,
    required: ['symbol'],
    message: 'Hãy chọn một mật khẩu mạnh hơn, thử kết hợp chữ cái, chữ số và ký tự đặc biệt.',
  },
  veryStrong: {
    classes: 4,
    required: [],
    message: 'Hãy chọn một mật khẩu mạnh hơn, thử kết hợp chữ hoa, chữ thường, chữ số và ký tự đặc biệt.',
  },
};

/** Whether a password has the given strength (VAL-1). */
export function hasStrength(password: string, strength: PasswordStrength): boolean {
  const rule = strengthRules[strength];
  const missing = missingPasswordClasses(password);
  return (
    passwordClasses.length - missing.length >= rule.classes &&
    !rule.required.some((name) => missing.includes(name))
  );
}
