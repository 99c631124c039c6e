/** Texts of the pages about the restaurant. */
export const aboutMessages = {
  about: {
    link: 'About',
    title: (name: string) => `About ${name}`,
    findUs: 'Find us',
    map: 'Show on OpenStreetMap',
    call: 'Call us',
    legalTitle: 'Who runs this restaurant',
    companyNumber: (number: string) => `Company number ${number}`,
    vatNumber: (number: string) => `VAT number ${number}`,
    hygiene: 'Food hygiene rating',
    preview: 'No restaurant runs this preview yet.',
    allergensTitle: 'Allergens',
    allergens:
      'The page of each dish says which of the 14 allergens it contains, as far as we have confirmed them.',
    allergensAsk: 'If you have an allergy, please speak to us before you order.',
    order: 'Order from the menu',
  },
  privacy: {
    link: 'Privacy',
    title: 'Privacy',
    lead: (name: string) => `What happens with your data when you order from ${name}.`,
    whoTitle: 'Who is responsible',
    who: (trader: string, address: string | null | undefined) =>
      `${address ? `${trader}, ${address},` : trader} is responsible for your data.`,
    whoPreview: (product: string) =>
      `No restaurant runs this preview yet. ${product} is responsible for what you enter here.`,
    processor: (product: string, trader: string) =>
      `${product} runs this website for ${trader} and handles your data only as the restaurant asks.`,
    productPolicy: (product: string) => `Privacy policy of ${product}`,
    whatTitle: 'What is stored, and why',
    what: [
      [
        'Your order',
        'Your name, phone number, email address, the address for a delivery, what you order, your notes and the times of the order. They are used to make your order, to reach you about it and for the restaurant’s accounts. The basis is your contract with the restaurant.',
      ],
      [
        'Your basket',
        'Cookies on your device with the dishes, the time and the code that you have chosen. Nothing in them is personal, and the page needs them to work. What you type into a form is kept for half an hour, so that its page can be reloaded.',
      ],
      [
        'Technical records',
        'IP addresses and times of requests. They are used to find faults and to stop misuse. The basis is a legitimate interest in a safe website.',
      ],
    ],
    noTracking: 'This website has no advertising, and it measures nothing about you.',
    howLongTitle: 'How long',
    howLong: (months: number) => [
      `Your name, contact details, address and notes are removed from an order ${months === 1 ? 'one month' : `${months} months`} after you placed it, and at once when the restaurant deletes its account.`,
      'What was ordered, and its price, is kept as long as the restaurant’s website exists, for its accounts.',
    ],
    othersTitle: 'Who else sees it',
    others: (product: string) =>
      `The people of the restaurant, ${product}, and the companies that host the website and deliver its emails. Nobody sells your data.`,
    rightsTitle: 'Your rights',
    rights:
      'You can see, correct, delete and export your data, restrict its use, and object to uses based on a legitimate interest. You can also complain to the Information Commissioner’s Office.',
    contact: (product: string) => `Please ask the restaurant first, or write to ${product}:`,
    contactCall: 'Call the restaurant:',
    contactLink: 'Write a message',
  },
} as const;
