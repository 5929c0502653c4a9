export const smsCommand = { text: 'Soạn tin', numbers: 'Gửi đến' };
