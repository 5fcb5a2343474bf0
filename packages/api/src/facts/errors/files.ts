/** Codes of uploads, with their HTTP statuses. */
export const fileErrors = {
  /** The bytes are of no type that this kind of file may have. */
  unsupported_type: 415,
  /** The picture has more pixels than `uploadLimits.pixels`. */
  too_many_pixels: 400,
  /** The type is right, and the bytes can't be read. */
  broken_file: 400,
  /** The member has sent as many files as a day may have. */
  upload_quota: 429,
  /** The file was sent too long ago, for something else, or by somebody else. */
  file_gone: 400,
} as const
