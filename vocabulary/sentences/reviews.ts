export const NOT_YOURS_TO_REVIEW = 'Only families whose own book was made can review it';
export const REVIEW_TOO_LONG = 'Please use at most 500 letters';
export const STARS_MISSING = 'Please choose one to five stars';
export const ANSWER_TOO_LONG = 'Please answer in at most 500 letters';
export const REVIEW_CHANGED =
  'The family has just changed its review. Please read the new words first.';
export const WHY_HIDDEN_MISSING = 'Please say why, for whoever asks later';
