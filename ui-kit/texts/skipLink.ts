export const skipLink = { label: 'Đến nội dung chính' };
