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

const parentId = '5b7f0a52-6c1d-4a8e-9f34-0d2a7c9e1b60';
const childId = 'c1a9d0d6-2f7b-4f0e-8c55-3b1e5f6a7d21';
const cartId = '0e5d8b7c-94a1-4d63-b2f8-6a7c1d3e9f05';
const lineId = '7d2c4e61-5b38-49af-9e07-1f8a6b0c3d94';
const orderId = 'a4f6c8e0-1b3d-45f7-8a9c-2e4d6f8b0c13';
const requestId = '3e8b1f6a-7c2d-4b95-a0e4-9d5c7f1a2b38';
const token = 'Yq3n0fT7kPz2LrW8xC5sVb1e';

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

const preview: Outputs['book_previews']['find'][number] = {
  book_id: book.id,
  child_id: childId,
  book_preview_url: `/api/storage/book_previews/${requestId}`,
  preview_request_id: requestId,
  status: 'completed',
  requested_at: '2026-11-22T10:15:00.000Z',
  links_until: null,
};

const order: Outputs['orders']['list']['body'][number] = {
  id: orderId,
  user_id: parentId,
  book_id: book.id,
  book_title: book.title,
  book_price: book.price,
  quantity: 2,
  total_amount: 65.98,
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
    version: 2,
  },
  book_status: 'made',
  has_card: true,
  transaction: {
    stripe_session_id: 'cs_test_a1b2c3',
    status: 'completed',
    amount: 65.98,
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
    { stage: 'checking', at: order.created_at, by: 'shop', corrected: [] },
    {
      stage: 'checking',
      at: '2026-11-20T18:03:00.000Z',
      by: 'family',
      corrected: ['name', 'dedication'],
    },
  ],
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
  refunded_amount: 0,
  status: 'completed',
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
  transaction: { stripe_session_id: 'cs_test_a1b2c3', amount: 65.98, order_count: 1 },
  until: '2026-11-21T17:42:00.000Z',
  reason: null,
  history: orderInFull.history.map((event) => ({ ...event, note: null })),
  refunds: [],
  can_cancel: true,
  can_give_back: false,
};
const why = 'The printer has run out of the paper for this book.';
const canceled: Outputs['admin']['cancelOrder'] = {
  ...adminOrderInFull,
  refunded_amount: 65.98,
  stage: 'cancelled',
  until: null,
  reason: why,
  refunds: [
    {
      id: 'a3c5e7f9-1b2d-8e4f-8a6c-8d0e2f4a6b8c',
      amount: 65.98,
      reason: 'admin_cancelled',
      status: 'pending',
      stripe_refund_id: null,
      created_at: '2026-11-20T19:10:00.000Z',
      settled_at: null,
    },
  ],
  can_cancel: false,
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
  account: { export: {}, remove: {} },
  addresses: {
    mine: { output: address },
    save: { input: { ...filled, country_code: 'us' }, output: address },
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
    payAgain: { input: { id: orderId }, output: paymentPage },
    choosePhoto: { input: { id: orderId, photo: 'none' }, output: { book_status: 'waiting' } },
    continue: { input: { id: orderId }, output: paymentPage },
    cancel: { input: { id: orderId } },
    book: { input: { order_id: orderId } },
    card: { input: { order_id: orderId } },
  },
  admin: {
    profiles: {
      input: { page: 1, q: 'hanna' },
      output: { headers: { 'x-total-count': '1' }, body: [account] },
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
    giveBackAnew: { input: { id: orderId }, output: canceled },
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
      input: { cartItems: [{ ...pair, quantity: 2, price: book.price }] },
      output: paymentPage,
    },
  },
};
