import { someReader } from '#bookmaking/testing/readers.ts';

/** Sixteen pixels square: a face before a blue wall, for the frame on the 'belongs' page. */
const PHOTO =
  'data:image/jpeg;base64,/9j/2wBDAA0NDQ0ODQ4QEA4UFhMWFB4bGRkbHi0gIiAiIC1EKjIqKjIqRDxJOzc7STxsVUtLVWx9aWNpfZeHh5e+tb75+f//2wBDAQ0NDQ0ODQ4QEA4UFhMWFB4bGRkbHi0gIiAiIC1EKjIqKjIqRDxJOzc7STxsVUtLVWx9aWNpfZeHh5e+tb75+f//wgARCAAQABADASIAAhEBAxEB/8QAFgABAQEAAAAAAAAAAAAAAAAAAAQF/8QAFQEBAQAAAAAAAAAAAAAAAAAAAQL/2gAMAwEAAhADEAAAANtIo//EABwQAAEDBQAAAAAAAAAAAAAAABIABBEBFCIxQf/aAAgBAQABPwCiqnTu2DAinsaTV3cngIx2dr//xAAaEQACAgMAAAAAAAAAAAAAAAAREgACFCIy/9oACAECAQE/AGtkB9RzP//EABkRAAEFAAAAAAAAAAAAAAAAABMAJDJBgf/aAAgBAwEBPwALQgrlq//Z';

/** Two children who share as little as two can: she is four, walks and has no photo. */
export const WALKS = someReader({
  seed: 'maya',
  traits: { skin: 'caramel', hair: 'curly', hairColor: 'darkBrown', outfit: 'dungarees' },
});

/** He is seven and rolls, with glasses, locs, very dark skin, a hearing aid, and a photo. */
export const ROLLS = someReader({
  seed: 'kofi',
  name: 'Kofi',
  pronoun: 'he',
  ageMonths: 86,
  level: 'explorer',
  interests: ['space', 'music'],
  photo: PHOTO,
  traits: {
    skin: 'ebony',
    hair: 'locs',
    hairColor: 'black',
    glasses: 'square',
    glassesColor: 'turquoise',
    hearingAids: true,
    hearingAidColor: 'pink',
    wheelchair: true,
    wheelchairColor: 'orange',
    outfit: 'hoodie',
  },
});
