/**
 * Names that nobody may use for a site before an account with a confirmed address owns it. They are here to refuse
 * impersonation, not to mention anybody: banks, payment and delivery services, public bodies, software companies and
 * restaurant chains that phishing pages imitate most. Lower case, words separated by one space.
 */

const list = (text: string): readonly string[] => text.split(', ');

/** Refused wherever they appear as whole words. */
export const WELL_KNOWN_NAMES = list(
  'hsbc, barclays, barclaycard, natwest, santander, lloyds bank, halifax bank, tsb bank, monzo, ' +
    'revolut, starling bank, nationwide building society, royal bank of scotland, citibank, ' +
    'deutsche bank, bnp paribas, bank of america, wells fargo, american express, amex, mastercard, ' +
    'paypal, klarna, clearpay, worldpay, sumup, western union, apple pay, google pay, stripe payments, ' +
    'coinbase, binance, google, gmail, youtube, facebook, instagram, whatsapp, tiktok, linkedin, ' +
    'microsoft, outlook, office 365, icloud, netflix, spotify, ebay, amazon prime, openai, dropbox, ' +
    'vodafone, openreach, hmrc, dvla, gov uk, hm revenue, royal mail, parcelforce, dhl, fedex, evri, ' +
    'dpd, deliveroo, just eat, uber eats, ubereats, doordash, mcdonalds, mcdonald s, kfc, burger king, ' +
    'pizza hut, dominos, domino s, starbucks, nandos, nando s, greggs, papa johns, papa john s, ' +
    'wagamama, five guys, pret a manger, costa coffee',
);

/** Ordinary words that are also a name: refused alone and beside a word of `OFFICIAL_WORDS`. */
export const AMBIGUOUS_NAMES = list(
  'apple, amazon, stripe, visa, chase, wise, square, halifax, lloyds, nationwide, starling, tsb, meta, ' +
    'uber, bt, ee, o2, three, sky, nhs, subway, costa, bank',
);

/** Words that make a page look like somebody's official service. */
export const OFFICIAL_WORDS = list(
  'account, accounts, alert, alerts, auth, bank, banking, card, cards, customer, gateway, helpdesk, ' +
    'id, login, logon, official, online, pay, payment, payments, refund, refunds, security, secure, ' +
    'service, services, signin, support, uk, update, verification, verify, wallet',
);

/** Words that no site's address may contain, whoever owns it: with our domain behind them they look like ours. */
export const SENSITIVE_WORDS = list(
  'account, accounts, auth, authenticate, banking, idp, login, logon, oauth, passkey, password, ' +
    'passwords, payment, payments, refund, refunds, secure, signin, signon, sso, verification, verify, ' +
    'wallet, webmail',
);
