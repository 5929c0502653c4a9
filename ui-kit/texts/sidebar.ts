export const sidebar = { label: 'Điều hướng chính' };
