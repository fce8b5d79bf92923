/** The programs as they are built: what an installation runs, and so the tests that start one. */
export const builtMain = 'build/program/server/programs/main.js'
export const builtReview = 'build/program/server/programs/review.js'
