export const userMenu = { label: 'Tài khoản' };
