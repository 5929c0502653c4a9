-- The seed's ViettelPay carried a code of its own form before the wallet took VietQR. The seed only inserts what is missing, so what
-- it inserted then is brought up to date here; a method that an operator has changed stays as it is.
update payment_methods
   set bank_bin = '971005', qr_template = null
 where name = 'viettelpay' and bank_bin is null and qr_template = 'viettelpay|{account}|{name}|{content}';
