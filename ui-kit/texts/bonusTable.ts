export const bonusTable = { cash: 'Chuyển khoản', credit: 'Nhận', bonus: 'Thưởng' };
