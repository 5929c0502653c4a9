export const copyableValue = { copy: 'Sao chép', done: 'Đã sao chép' };
