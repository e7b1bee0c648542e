/**
 * An example of every call: what is sent, and what is answered where that is no file. They are in the OpenAPI document and
 * on the page at /api (docs/decisions/109). A field or call that is new in the contract does not compile until it is here.
 */
import type { InferContractRouterInputs, InferContractRouterOutputs } from '@orpc/contract';
import { PREVIEW_CAN_BE_SHOWN } from '#vocabulary/sentences/previews.ts';
import type { Contract } from './contract.ts';
import type { signIn } from './sign-in.ts';

type Described = Contract & { sign_in: typeof signIn };
type Inputs = InferContractRouterInputs<Described>;
type Outputs = InferContractRouterOutputs<Described>;

type Examples = {
  [Area in keyof Described]: {
    [Call in keyof Described[Area]]: {
      input?: Call extends keyof Inputs[Area] ? Inputs[Area][Call] : never;
      output?: Call extends keyof Outputs[Area] ? Outputs[Area][Call] : never;
    };
  };
};

const letterId = '3e5a7c90-1b2d-4f6a-9c8e-7d0b5a3f1e24';
const parentId = '5b7f0a52-6c1d-4a8e-9f34-0d2a7c9e1b60';
const childId = 'c1a9d0d6-2f7b-4f0e-8c55-3b1e5f6a7d21';
const cartId = '0e5d8b7c-94a1-4d63-b2f8-6a7c1d3e9f05';
const lineId = '7d2c4e61-5b38-49af-9e07-1f8a6b0c3d94';
const orderId = 'a4f6c8e0-1b3d-45f7-8a9c-2e4d6f8b0c13';
const erasureId = '6f1d3b5a-9c7e-4280-b4d6-8e0a2c4f6b71';
const paymentId = 'b8d6f4a2-3c5e-4719-8b0d-1f3a5c7e9b24';
const codeId = 'd9e7c5b3-4d6f-4828-9c1e-2a4b6d8f0c35';
const requestId = '3e8b1f6a-7c2d-4b95-a0e4-9d5c7f1a2b38';
const token = 'Yq3n0fT7kPz2LrW8xC5sVb1e';

const erasedOrder = {
  order_id: orderId,
  book_title: 'The Goose on Bus Nine',
  gone_at: '2026-11-21T12:00:00.000Z',
  stays: null,
};
const erasure: Outputs['erasures']['find'] = {
  id: erasureId,
  asked_at: '2026-11-21T12:00:00.000Z',
  finished_at: '2026-11-21T12:00:00.000Z',
  went: {
    details: 1,
    photos: 1,
    previews: 2,
    preview_links: 1,
    cart_lines: 0,
    books: 1,
    corrections: 0,
    dedications: 1,
    print_files: 1,
    addresses: 1,
  },
  orders: [erasedOrder],
};

const child: Outputs['children']['find'] = {
  id: childId,
  parent_id: parentId,
  name: 'Zoë',
  birth_year: 2021,
  birth_month: 6,
  birth_day: 1,
  reading_level: 'Sapling',
  gender: 'Girl',
  interests: 'dinosaurs, baking',
  companion_kind: 'stegosaurus',
  companion_name: 'Rexy',
  grown_up: 'Grandma',
  baby_name: '',
  description: 'Brown skin, curly red hair in a big puff, round green glasses.',
  photo_url: null,
  photo_crop: null,
  traits: { freckles: true },
  is_given_to: false,
  ship_to: null,
  created_at: '2026-11-01T09:30:00.000Z',
  updated_at: '2026-11-01T09:30:00.000Z',
};

const book: Outputs['books']['find'] = {
  id: 1,
  slug: 'goose-on-bus-nine',
  title: 'The Goose on Bus Nine',
  author: 'The Wonderling Story Room',
  price: 32.99,
  image: '/covers/goose-on-bus-nine.webp',
  rating: 0,
  reviews: 0,
  tags: ['Funny', 'Read-aloud'],
  age_range: 'Ages 2-7',
  description: 'A goose gets on the bus, and will not press the button.',
  long_description: 'On the way home a goose gets on.\n\nIt has a ticket.',
  is_new: false,
  is_best_seller: false,
};

const review: Outputs['reviews']['list']['reviews'][number] = {
  id: 'd4b6f8a0-2c3e-4f5a-9b7d-1e3f5a7b9c02',
  stars: 5,
  words: 'We count the stairs at home now.',
  signed: 'Hanna',
  is_demo: false,
  answer: null,
  written_at: '2026-11-20T19:12:00.000Z',
};
const { id: reviewId, is_demo: __, ...said } = review;
const ownReview: Outputs['reviews']['write'] = { ...said, state: 'waiting' };
const officeReview: Outputs['reviews']['publish'] = {
  ...review,
  ...{ book_id: book.id, book_title: book.title, state: 'shown', version: 1, order_id: orderId },
};

const filled = {
  address_line_1: '12 Willow Lane',
  address_line_2: '',
  city: 'Portland',
  state: 'OR',
  postal_code: '97205',
  country_code: 'US',
  phone_number: '',
};
const address = { id: 'f0c2e4a6-8b1d-4f3e-a5c7-9d0b2e4f6a81', user_id: parentId, ...filled };
const ship_to = { recipient: 'Hanna Lind', ...filled };

const profile: Outputs['profiles']['me'] = {
  id: parentId,
  name: 'Hanna Lind',
  email: 'hanna@example.com',
  user_type: 'parent',
  plan: 'grow',
  created_at: '2026-09-20T18:05:00.000Z',
};
const { plan: _, ...account } = profile;

const favorite: Outputs['favorites']['add'] = {
  type: 'book',
  id: '1',
  title: book.title,
  image: book.image,
  description: book.description,
  price: book.price,
};

const line: Outputs['cart_items']['add'] = {
  id: lineId,
  cart_id: cartId,
  book_id: book.id,
  child_id: childId,
  price: book.price,
  quantity: 2,
  book_title: book.title,
  cover_image_url: book.image,
  child_name: child.name,
  child_age: 5,
  dedication: 'For Zoë, who asks the best questions.',
  from: 'Grandma Ruth',
};

const giftCard: Outputs['gift_cards']['list'][number] = {
  id: orderId,
  status: 'completed',
  is_on_its_way: false,
  amount: 50,
  recipient: 'Noah',
  message: 'Choose the one that makes you laugh.',
  from: 'Grandma Ruth',
  recipient_email: 'noahs.mother@example.com',
  send_on: '2026-12-24',
  sent_at: null,
  balance: 50,
  created_at: '2026-11-22T10:15:00.000Z',
};

const preview: Outputs['book_previews']['find'][number] = {
  book_id: book.id,
  child_id: childId,
  book_preview_url: `/api/storage/book_previews/${requestId}`,
  preview_request_id: requestId,
  status: 'completed',
  requested_at: '2026-11-22T10:15:00.000Z',
  links_until: null,
};

const endpoint: Outputs['webhooks']['endpoints'][number] = {
  id: cartId,
  url: 'https://books.example.com/wonderling',
  events: ['order.paid', 'order.refunded'],
  switched_off_at: null,
  created_at: '2026-11-20T08:00:00.000Z',
};

const order: Outputs['orders']['list']['body'][number] = {
  id: orderId,
  user_id: parentId,
  book_id: book.id,
  book_title: book.title,
  book_price: book.price,
  quantity: 2,
  total_amount: 65.98,
  discount: 6.6,
  paid_by_card: 0,
  status: 'completed',
  child_id: childId,
  child_name: child.name,
  reader: {
    seed: childId,
    name: child.name,
    pronoun: 'she',
    age_months: 65,
    level: 'sapling',
    interests: ['dinosaurs', 'baking'],
    companion_kind: 'stegosaurus',
    companion_name: 'Rexy',
    grown_up: 'Grandma',
    baby_name: '',
    description: child.description,
    traits: {},
  },
  ship_to,
  dedication: 'For Zoë, who asks the best questions.',
  from: 'Grandma Ruth',
  surprise_until: null,
  created_at: '2026-11-20T17:42:00.000Z',
  making: {
    stage: 'checking',
    until: '2026-11-21T17:42:00.000Z',
    tracking_url: null,
    arrives: null,
    reason: null,
    reprints: 0,
    version: 2,
  },
  book_status: 'made',
  has_card: true,
  transaction: {
    id: paymentId,
    stripe_session_id: 'cs_test_a1b2c3',
    status: 'completed',
    amount: 59.38,
    discount: 6.6,
    code: 'SPRING10',
    paid_by_card: 0,
    gift_card: null,
    is_on_its_way: false,
    order_count: 1,
  },
  can_pay_again: false,
  refunded_amount: 0,
  refund_status: null,
};

const orderInFull: Outputs['orders']['find'] = {
  ...order,
  history: [
    { stage: 'checking', at: order.created_at, by: 'shop', corrected: [], is_reprint: false },
    {
      stage: 'checking',
      at: '2026-11-20T18:03:00.000Z',
      by: 'family',
      corrected: ['name', 'dedication'],
      is_reprint: false,
    },
  ],
  refunds: [],
  reprint_of: null,
  reprint_offer: null,
};

const drawnPage: Outputs['orders']['bookPage'] = {
  page: '3',
  part: 'picture',
  shows: 'A goose sits on the front seat of a bus, with a ticket in its beak.',
  svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 216 216"></svg>',
  words: 'The bus was late. The goose was not.',
  text: [],
  lettering: null,
  faces: [],
};

const adminOrder: Outputs['admin']['orders']['body'][number] = {
  id: orderId,
  book_id: book.id,
  book_title: book.title,
  book_price: book.price,
  quantity: 2,
  total_amount: 65.98,
  discount: 6.6,
  refunded_amount: 0,
  status: 'completed',
  user_id: parentId,
  customer_name: 'Hanna Lind',
  customer_email: 'hanna@example.com',
  child_id: childId,
  child_name: child.name,
  ship_to,
  created_at: order.created_at,
  book: { status: 'made', failure: null },
  stage: 'checking',
};
const adminOrderInFull: Outputs['admin']['order'] = {
  ...adminOrder,
  transaction: {
    stripe_session_id: 'cs_test_a1b2c3',
    amount: 59.38,
    discount: 6.6,
    code: 'SPRING10',
    gift_card: null,
    order_count: 1,
  },
  paid_by_card: 0,
  until: '2026-11-21T17:42:00.000Z',
  reason: null,
  history: orderInFull.history.map(({ is_reprint: _, ...event }) => ({ ...event, note: null })),
  refunds: [],
  can_cancel: true,
  left_amount: 65.98,
  not_taken_amount: 0,
  reprint_of: null,
  reprints: [],
  can_reprint: false,
  reprint_offer: null,
  can_offer_reprint: false,
  lines: [
    {
      id: orderId,
      book_id: book.id,
      book_title: book.title,
      quantity: 2,
      total_amount: 65.98,
      status: 'completed',
      stage: 'checking',
      reader: orderInFull.reader,
    },
  ],
  print_files: null,
  parcels: [],
  tracking_url: null,
  letters: [
    {
      id: letterId,
      kind: 'confirmed',
      version: 0,
      queued_at: order.created_at,
      sent_at: '2026-11-20T17:42:09.000Z',
      repeats: [],
      not_again: null,
    },
  ],
  acts: [],
  version: 1,
  is_held: false,
  can_correct_address: true,
  can_stop: true,
};
const heldFor = 'The dedication names a house number. We are asking you about it by e-mail.';
const held: Outputs['admin']['stopOrder'] = {
  ...adminOrderInFull,
  stage: 'stopped',
  until: null,
  reason: heldFor,
  acts: [
    {
      at: '2026-11-20T18:20:00.000Z',
      act: 'book_stopped',
      by: 'Ada Bell',
      subject: null,
      why: heldFor,
    },
  ],
  is_held: true,
  can_stop: false,
};
const goodwill = 'A corner of the cover came bent, and we are sorry.';
const claim = 'The parcel came open and wet; a picture of it is in the mail of December 8.';
const why = 'The printer has run out of the paper for this book.';
const canceled: Outputs['admin']['cancelOrder'] = {
  ...adminOrderInFull,
  refunded_amount: 59.38,
  stage: 'cancelled',
  until: null,
  reason: why,
  refunds: [
    {
      id: 'a3c5e7f9-1b2d-8e4f-8a6c-8d0e2f4a6b8c',
      amount: 59.38,
      reason: 'admin_cancelled',
      why: null,
      status: 'pending',
      stripe_refund_id: null,
      created_at: '2026-11-20T19:10:00.000Z',
      settled_at: null,
    },
  ],
  can_cancel: false,
  left_amount: 0,
  can_correct_address: false,
  can_stop: false,
};

const code: Outputs['codes']['end'] = {
  id: codeId,
  code: 'SPRING10',
  percent: 10,
  amount: null,
  book_ids: [book.id],
  valid_from: '2026-11-20T08:00:00.000Z',
  valid_until: '2026-12-24T23:00:00.000Z',
  once_per_family: true,
  most_uses: 500,
  uses: 41,
  ended_at: null,
  created_at: '2026-11-19T16:20:00.000Z',
};

const pair = { book_id: book.id, child_id: childId };
const paymentPage = { url: 'https://checkout.stripe.com/c/pay/cs_test_a1b2c3' };
const signedIn = { token: 'mF2k8QhT0vXz', isNew: false, user: account };

export const examples: Examples = {
  sign_in: {
    sendLink: {
      input: { email: 'hanna@example.com', callbackURL: '/book/1/preview' },
      output: { status: true },
    },
    useLink: { input: { token: 'b7Vd2sKq9LmX' }, output: signedIn },
    useCode: { input: { email: 'hanna@example.com', code: '123 456' }, output: signedIn },
    withGoogle: {
      input: { provider: 'google', callbackURL: '/cart' },
      output: { url: 'https://accounts.google.com/o/oauth2/v2/auth?client_id=wonderling' },
    },
    session: {
      output: {
        session: { id: requestId, created_at: '2026-11-22T08:00:00.000Z' },
        user: account,
        isNew: false,
      },
    },
    signOut: { output: { success: true } },
  },
  books: {
    list: { input: { age: '4-6' }, output: [book] },
    find: { input: { id: 1 }, output: book },
  },
  delivery: {
    list: {
      output: {
        countries: [
          { country_code: 'US', name: 'United States', days_least: 9, days_most: 14 },
          { country_code: 'GB', name: 'United Kingdom', days_least: null, days_most: null },
        ],
        asked_at: null,
      },
    },
  },
  profiles: {
    me: { output: profile },
    change: { input: { name: 'Hanna Lind', plan: 'grow' }, output: profile },
  },
  children: {
    list: { output: [child] },
    find: { input: { id: childId }, output: child },
    add: {
      input: {
        name: 'Zoë',
        birth_year: 2021,
        birth_month: 6,
        birth_day: 1,
        reading_level: 'Sapling',
        gender: 'Girl',
        interests: 'dinosaurs, baking',
        companion_kind: 'stegosaurus',
        companion_name: 'Rexy',
        grown_up: 'Grandma',
        description: child.description,
        traits: { freckles: true },
      },
      output: child,
    },
    change: {
      input: { id: childId, reading_level: 'Explorer', if_updated_at: child.updated_at },
      output: { ...child, reading_level: 'Explorer' },
    },
    remove: { input: { id: childId } },
  },
  child_photos: {
    upload: {
      input: { file: new File([], 'zoe.jpg'), child_name: 'Zoë' },
      output: {
        path: `/api/storage/child_photos/${parentId}/zoe_1795000000000.jpg`,
        photo_url: `/api/storage/child_photos/${parentId}/zoe_1795000000000.jpg?expires=1795003600&signature=0f3a`,
      },
    },
    show: {
      input: {
        user_id: parentId,
        file: 'zoe_1795000000000.jpg',
        expires: '1795003600',
        signature: '0f3a',
      },
    },
  },
  erasures: {
    look: {
      input: { id: childId },
      output: {
        name: 'Zoë',
        is_there: true,
        orders: [{ ...erasedOrder, gone_at: null, stays: 'on_its_way' }],
        named_elsewhere: 1,
      },
    },
    erase: { input: { id: childId }, output: erasure },
    list: { output: [erasure] },
    find: { input: { id: erasureId }, output: erasure },
  },
  account: { export: {}, remove: {} },
  addresses: {
    mine: { output: address },
    save: { input: { ...filled, country_code: 'us' }, output: address },
  },
  reviews: {
    list: {
      input: { id: 1, page: 1 },
      output: {
        star_counts: [0, 0, 0, 0, 1],
        real: { rating: 5, reviews: 1 },
        reviews: [review],
        has_more: false,
      },
    },
    latest: { output: [{ ...review, book_id: book.id, book_title: book.title }] },
    mine: { input: { id: 1 }, output: { may_write: true, review: ownReview } },
    write: {
      input: { id: 1, stars: 5, words: review.words, is_signed: true },
      output: ownReview,
    },
    remove: { input: { id: 1 } },
    inOffice: {
      input: { state: 'shown', page: 1 },
      output: { counts: { waiting: 0, shown: 1, hidden: 0 }, reviews: [officeReview] },
    },
    publish: { input: { id: reviewId, version: 1 }, output: officeReview },
    hide: {
      input: { id: reviewId, why: 'It names a child' },
      output: { ...officeReview, state: 'hidden' },
    },
    answer: {
      input: { id: reviewId, answer: 'Mind the third one.' },
      output: { ...officeReview, answer: 'Mind the third one.' },
    },
  },
  favorites: {
    list: { output: [favorite] },
    add: { input: { type: 'book', id: '1' }, output: favorite },
    remove: { input: { type: 'activity', id: 'activity-hello-1' } },
    merge: {
      input: {
        items: [
          { type: 'book', id: '1' },
          { type: 'activity', id: 'gone' },
        ],
      },
      output: [favorite],
    },
  },
  carts: {
    mine: {
      output: { id: cartId, user_id: parentId, items: [line], total_items: 2, total_price: 65.98 },
    },
  },
  cart_items: {
    add: { input: pair, output: { ...line, quantity: 1 } },
    setQuantity: { input: { id: lineId, quantity: 2 }, output: line },
    remove: { input: { query: pair } },
  },
  book_previews: {
    find: { input: pair, output: [preview] },
    latest: { output: [preview] },
    document: { input: { preview_request_id: requestId } },
    makeLink: {
      input: pair,
      output: {
        token,
        url: `https://wonderling.example/shared/${token}`,
        expires_at: '2026-11-29T10:15:02.000Z',
      },
    },
    takeLinksBack: { input: { query: pair } },
  },
  shared_previews: {
    find: {
      input: { token },
      output: { book_id: 1, book_title: book.title, first_name: child.name, has_pictures: true },
    },
    document: { input: { token } },
    picture: { input: { token, picture: 'cover' } },
  },
  codes: {
    check: {
      input: { code: 'spring10', book_ids: [book.id] },
      output: {
        code: 'SPRING10',
        percent: 10,
        amount: null,
        book_ids: [book.id],
        gift_card: null,
      },
    },
    list: {
      input: { page: 1, q: 'SPRING' },
      output: { headers: { 'x-total-count': '1' }, body: [code] },
    },
    make: {
      input: {
        code: code.code,
        percent: 10,
        book_ids: [book.id],
        valid_from: code.valid_from,
        valid_until: code.valid_until!,
        once_per_family: true,
        most_uses: 500,
      },
      output: { ...code, uses: 0 },
    },
    end: { input: { id: codeId }, output: { ...code, ended_at: '2026-12-01T09:30:00.000Z' } },
  },
  orders: {
    list: { input: { page: 1 }, output: { headers: { 'x-total-count': '1' }, body: [order] } },
    find: { input: { id: orderId }, output: orderInFull },
    approve: {
      input: { id: orderId, if_version: 2 },
      output: {
        ...orderInFull,
        making: {
          stage: 'approved',
          until: null,
          tracking_url: null,
          arrives: null,
          reason: null,
          reprints: 0,
          version: 2,
        },
      },
    },
    cancelBook: {
      input: { id: orderId },
      output: {
        ...orderInFull,
        making: { ...order.making!, stage: 'cancelled', until: null },
        refunded_amount: 65.98,
        refund_status: 'pending',
        refunds: [
          { amount: 65.98, status: 'pending', why: null, created_at: '2026-11-20T19:10:00.000Z' },
        ],
      },
    },
    correct: {
      input: { id: orderId, if_version: 1, name: 'Zoë', dedication: order.dedication },
      output: orderInFull,
    },
    changes: {
      input: { id: orderId },
      output: {
        is_kept: true,
        fields: ['name', 'dedication'],
        book: {
          reader: order.reader!,
          dedication: order.dedication,
          from: order.from,
          ship_to,
        },
        pages: [
          {
            page: 'cover',
            before: `/api/orders/${orderId}/book/changes/cover/before`,
            after: `/api/orders/${orderId}/book/changes/cover/after`,
          },
        ],
      },
    },
    changedPage: {
      input: { id: orderId, page: 'cover', side: 'after' },
      output: { ...drawnPage, page: 'cover', words: 'Zoë and the Goose on Bus Nine' },
    },
    bookPage: { input: { order_id: orderId, page: '3' }, output: drawnPage },
    buyReprint: { input: { id: orderId, price: 18.4 }, output: paymentPage },
    payAgain: { input: { id: orderId }, output: paymentPage },
    choosePhoto: { input: { id: orderId, photo: 'none' }, output: { book_status: 'waiting' } },
    continue: { input: { id: orderId }, output: paymentPage },
    cancel: { input: { id: orderId } },
    book: { input: { order_id: orderId } },
    card: { input: { order_id: orderId } },
  },
  gift_cards: {
    checkout: {
      input: {
        amount: 50,
        recipient: 'Noah',
        message: 'Choose the one that makes you laugh.',
        from: 'Grandma Ruth',
        recipient_email: 'noahs.mother@example.com',
        send_on: '2026-12-24',
      },
      output: { url: 'https://checkout.stripe.com/c/pay/cs_test_a1b2c3' },
    },
    list: { input: {}, output: [giftCard] },
    balance: {
      input: { code: 'ACDE-FHJK-MNPQ-RTVW' },
      output: { ending: 'RTVW', amount: 50, balance: 17.01, is_blocked: false },
    },
    all: {
      input: { page: 1 },
      output: {
        headers: { 'x-total-count': '1' },
        body: [
          {
            id: orderId,
            ending: 'RTVW',
            amount: 50,
            balance: 17.01,
            is_blocked: false,
            buyer_name: 'Hanna Lind',
            buyer_email: 'hanna@example.com',
            send_on: '2026-12-24',
            sent_at: null,
            created_at: '2026-11-22T10:15:00.000Z',
          },
        ],
      },
    },
    totals: { output: { cards: 1, issued: 50, used: 32.99, owed: 17.01 } },
    block: { input: { id: orderId, why: 'The card that paid for it was stolen.' } },
  },
  admin: {
    profiles: {
      input: { page: 1, q: 'hanna' },
      output: { headers: { 'x-total-count': '1' }, body: [{ ...account, order_count: 2 }] },
    },
    orders: {
      input: { page: 1, status: 'completed', q: 'goose' },
      output: {
        headers: { 'x-total-count': '1' },
        body: [adminOrder],
      },
    },
    orderStats: {
      output: {
        total_orders: 5,
        total_revenue: 95.97,
        total_refunded: 29.99,
        net_revenue: 65.98,
        completed: 2,
        pending: 1,
        failed: 1,
        expired: 1,
      },
    },
    ordersAsCsv: { input: { status: 'completed', q: '' } },
    order: { input: { id: orderId }, output: adminOrderInFull },
    cancelOrder: {
      input: { id: orderId, why },
      output: canceled,
    },
    giveBack: {
      input: { id: orderId, amount: 5, why: goodwill, if_left: 65.98 },
      output: {
        ...adminOrderInFull,
        refunded_amount: 5,
        left_amount: 60.98,
        refunds: [{ ...canceled.refunds[0]!, amount: 5, reason: 'goodwill', why: goodwill }],
      },
    },
    giveBackAnew: { input: { id: orderId }, output: canceled },
    reprint: {
      input: { id: orderId, kind: 'damaged', why: claim },
      output: {
        ...adminOrderInFull,
        stage: 'approved',
        until: null,
        reprints: [{ number: 1, claim, made_at: '2026-12-09T08:40:00.000Z' }],
        can_reprint: false,
      },
    },
    correctAddress: {
      input: { id: orderId, if_version: 1, ...ship_to, postal_code: '97209' },
      output: { ...adminOrderInFull, ship_to: { ...ship_to, postal_code: '97209' }, version: 2 },
    },
    stopOrder: { input: { id: orderId, why: heldFor }, output: held },
    resumeOrder: { input: { id: orderId }, output: adminOrderInFull },
    sendLetterAgain: { input: { id: orderId, letter_id: letterId }, output: adminOrderInFull },
    retryBook: { input: { id: orderId } },
  },
  printing: {
    jobs: {
      input: { page: 1 },
      output: {
        hold: null,
        counts: { in_production: 1 },
        jobs: [
          {
            id: requestId,
            external_id: `wl-${orderId}-1`,
            partner_id: 140001,
            partner_status: 'IN_PRODUCTION',
            state: 'in_production',
            trouble: [],
            tries: 1,
            cost: 22.91,
            arrives_from: '2026-12-02',
            arrives_until: '2026-12-09',
            country_code: 'US',
            books: [
              { order_id: orderId, book_title: book.title, quantity: 2, stage: 'in_production' },
            ],
            heard_at: order.created_at,
            created_at: order.created_at,
          },
        ],
      },
    },
    hold: { input: { why: 'The paper has changed' } },
    letGoOn: {},
    retry: { input: { id: requestId } },
  },
  today: {
    show: {
      output: {
        waiting: [
          {
            kind: 'files_refused',
            count: 1,
            since: order.created_at,
            order_id: orderId,
            book_title: book.title,
            misfit: null,
          },
        ],
        more: 0,
        days: [
          {
            day: '2026-11-22',
            orders: 3,
            revenue: 98.97,
            refunded: 32.99,
            approved: 2,
            shipped: 1,
          },
        ],
      },
    },
    settleMisfit: {
      input: { session_id: 'cs_test_a1B2c3', how: 'Given back in full at the provider' },
    },
  },
  webhooks: {
    endpoints: { output: [endpoint] },
    make: {
      input: { url: endpoint.url, events: endpoint.events },
      output: { ...endpoint, secret: 'whsec_b3Igd2hhdGV2ZXIgZWxzZSBpdCBtYXkgYmUsIHRoaXM=' },
    },
    remove: { input: { id: endpoint.id } },
    deliveries: {
      input: { page: 1 },
      output: {
        headers: { 'x-total-count': '1' },
        body: [
          {
            id: requestId,
            event_id: lineId,
            type: 'order.paid',
            url: endpoint.url,
            state: 'waiting',
            tries: 2,
            tried_at: '2026-11-22T10:15:06.000Z',
            next_try_at: '2026-11-22T10:20:11.000Z',
            answer_status: 503,
            failure: null,
            created_at: '2026-11-22T10:15:00.000Z',
          },
        ],
      },
    },
    replay: { input: { id: requestId } },
  },
  functions: {
    start_generate_book_preview: { input: pair, output: { preview_request_id: requestId } },
    poll_book_preview_status: {
      input: { preview_request_id: requestId },
      output: { status: 'completed', book_preview_url: preview.book_preview_url },
    },
    check_pdf_url: {
      input: { pdf_url: `/api/storage/book_previews/${requestId}` },
      output: { is_expired: false, message: PREVIEW_CAN_BE_SHOWN },
    },
    'create-book-checkout': {
      input: { bookId: book.id, childId, bookPrice: book.price, ship_to },
      output: paymentPage,
    },
    'create-cart-checkout': {
      input: { cartItems: [{ ...pair, quantity: 2, price: book.price }], code: 'SPRING10' },
      output: paymentPage,
    },
  },
};
