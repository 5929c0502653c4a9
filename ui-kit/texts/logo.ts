export const logo = { title: 'FS Online' };
