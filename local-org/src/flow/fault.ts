/** What goes wrong in a flow: takes the fault path where there is one, else ends the interview. */
export class FlowFault extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'FlowFault';
  }
}
