export const balance = { credit: 'Số dư', debt: 'Còn nợ' };
