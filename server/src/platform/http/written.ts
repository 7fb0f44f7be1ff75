/** An answer that is written already, field by field of its schema: nobody reads it before it leaves. */
export class Written<T> {
  declare readonly of: T;
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}
